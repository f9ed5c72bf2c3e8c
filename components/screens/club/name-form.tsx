import { useState } from "react";
import { useChange } from "#components/parts/club/use-change";
import { Field } from "#components/parts/field/field";
import { submitting, Trouble } from "#components/parts/form/submit";
import { QuietButton } from "#components/parts/press/buttons";
import { useWordsOf } from "#components/parts/words/words";
import { NAME_LENGTH, TITLE_LENGTH } from "#lib/log/limits";
import type { ClubChange } from "#lib/season/club/club-event";

interface Props {
  club: string;
  label: string;
  /** The name before anything is typed. */
  first?: string;
  /** The change that a name makes; `idOf` gives an id to what it makes. */
  changeOf: (name: string, idOf: (words: unknown) => string) => ClubChange;
  isPerson?: boolean;
  onClose: () => void;
}

/** One name, kept or given up. */
export function NameForm({ club, label, first = "", changeOf, isPerson = false, onClose }: Props) {
  const t = useWordsOf("club");
  const { change, idOf, trouble } = useChange(club);
  const [name, setName] = useState(first);
  return (
    <form
      onSubmit={submitting(async () => {
        if (name.trim() !== "" && (await change(changeOf(name, idOf)))) onClose();
      })}
    >
      <Field
        label={label}
        maxLength={isPerson ? NAME_LENGTH : TITLE_LENGTH}
        {...(isPerson && { autoCapitalize: "words" })}
        value={name}
        onText={setName}
      />
      <Trouble text={trouble} />
      <div className="edge flex gap-6">
        <QuietButton type="submit" accent>
          {t.alike.press.save}
        </QuietButton>
        <QuietButton onClick={onClose}>{t.alike.press.cancel}</QuietButton>
      </div>
    </form>
  );
}
