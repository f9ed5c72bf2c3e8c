"use client";
import { Component, type ComponentType, type ReactNode, use } from "react";
import { SegmentContext } from "./segment";

interface Fallback {
  /** What the place's `error.tsx` shows; undefined where it has none. */
  error?: ComponentType;
  errorStyles?: ReactNode;
  errorScripts?: ReactNode;
}

/** The place of a layout where its page or the next layout stands: what the framework's layout router comes to without a router. */
export default function LayoutSlot({ parallelRouterKey, ...fallback }: Fallback & { parallelRouterKey: string }) {
  const segment = use(SegmentContext)?.c?.get(parallelRouterKey);
  if (!segment) throw new Error(`the document has nothing for ${parallelRouterKey}`);
  const page = <SegmentContext value={segment}>{segment.d.r}</SegmentContext>;
  // Lists as long as the framework's on the server: see `hydrate`.
  return [
    <SlotPlace key={parallelRouterKey}>
      {null}
      {null}
      <SlotPlace>
        <Catching {...fallback}>
          {page}
          {null}
        </Catching>
        {null}
      </SlotPlace>
    </SlotPlace>,
  ];
}

const SlotPlace = ({ children }: { children: ReactNode }) => children;

/** Where a page breaks, its error page stands. */
class Catching extends Component<Fallback & { children: ReactNode }, { broken: boolean }> {
  state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  render() {
    const { error: ErrorPage, errorStyles, errorScripts, children } = this.props;
    if (!this.state.broken || !ErrorPage) return children;
    return (
      <>
        {errorStyles}
        {errorScripts}
        <ErrorPage />
      </>
    );
  }
}
