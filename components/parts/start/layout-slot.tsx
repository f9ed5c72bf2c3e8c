"use client";
import { Component, type ComponentType, type ReactNode, use } from "react";
import { SegmentContext } from "./segment";

interface Fallback {
  /** What the place's `error.tsx` shows; undefined where it has none. */
  error?: ComponentType;
  errorStyles?: ReactNode;
  errorScripts?: ReactNode;
}

/** The place in a layout where its page or the next layout stands: the framework's layout router without its router. */
export default function LayoutSlot({ parallelRouterKey, ...fallback }: Fallback & { parallelRouterKey: string }) {
  const segment = use(SegmentContext)?.c?.get(parallelRouterKey);
  if (!segment) throw new Error(`the document has nothing for ${parallelRouterKey}`);
  const page = <SegmentContext value={segment}>{segment.d.r}</SegmentContext>;
  // As many siblings as in the framework's tree on the server: see `hydrate`.
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

/** Shows the error page if the page throws. */
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
