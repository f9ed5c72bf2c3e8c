import { type ComponentProps, type ReactNode, useState } from "react";
import { apart } from "#components/parts/broken/later";
import { QuietButton } from "#components/parts/ledger/buttons";

const NameForm = apart(() => import("#components/parts/field/name-form").then((module) => module.NameForm));

interface Props extends Omit<ComponentProps<typeof NameForm>, "onClose"> {
  button: string;
  /** Other ways, beside the button. */
  beside?: ReactNode;
}

/** A button, and in its place the line that a name is written on. */
export function Naming({ button, beside, ...form }: Props) {
  const [open, setOpen] = useState(false);
  if (open) return <NameForm {...form} onClose={() => setOpen(false)} />;
  return (
    <div className="edge flex flex-wrap gap-x-6">
      <QuietButton onClick={() => setOpen(true)}>{button}</QuietButton>
      {beside}
    </div>
  );
}
