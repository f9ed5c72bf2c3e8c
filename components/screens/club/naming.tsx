import { type ComponentProps, type ReactNode, useState } from "react";
import { apart } from "#components/parts/broken/later";
import { QuietButton } from "#components/parts/ledger/buttons";

const NameForm = apart(() => import("#components/parts/field/name-form").then((module) => module.NameForm));

interface Props extends Omit<ComponentProps<typeof NameForm>, "onClose"> {
  button: string;
  /** Other buttons beside this one. */
  beside?: ReactNode;
}

/** A button that turns into the field for a name. */
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
