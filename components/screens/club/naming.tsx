import { type ComponentProps, type ReactNode, Suspense, useState } from "react";
import { later } from "#components/parts/broken/later";
import type { NameForm as Form } from "#components/parts/field/name-form";
import { QuietButton } from "#components/parts/ledger/buttons";

const NameForm = later(() => import("#components/parts/field/name-form").then((module) => module.NameForm));

interface Props extends Omit<ComponentProps<typeof Form>, "onClose"> {
  button: string;
  /** Other ways, beside the button. */
  beside?: ReactNode;
}

/** A button, and in its place the line that a name is written on. */
export function Naming({ button, beside, ...form }: Props) {
  const [open, setOpen] = useState(false);
  if (open)
    return (
      <Suspense>
        <NameForm {...form} onClose={() => setOpen(false)} />
      </Suspense>
    );
  return (
    <div className="edge flex flex-wrap gap-x-6">
      <QuietButton onClick={() => setOpen(true)}>{button}</QuietButton>
      {beside}
    </div>
  );
}
