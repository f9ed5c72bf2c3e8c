import { useState } from "react";
import { AreaField } from "#components/parts/field/area-field";
import { FileButton } from "#components/parts/file/file-button";
import { Trouble } from "#components/parts/form/submit";
import { QuietButton } from "#components/parts/ledger/buttons";
import { useWordsOf } from "#components/parts/words/words";
import { type TakingProps, useTaking } from "./use-taking";

/** As much as a text field shows at ease: a longer table is taken as it is pasted. */
const MOST_SHOWN = 20_000;

/** A table from elsewhere: pasted, or a file. */
export function TakeTable(props: TakingProps) {
  const t = useWordsOf("paper");
  const [open, setOpen] = useState(false);
  const [text, setText] = useState("");
  const { wrong, near, take, read, forgive } = useTaking(props, () => {
    setText("");
    setOpen(false);
  });
  return (
    <div className="edge max-w-[720px]">
      <div className="flex flex-wrap gap-x-6">
        <QuietButton aria-expanded={open} onClick={() => setOpen(!open)}>
          {t.paste}
        </QuietButton>
        <FileButton label={t.open} accept=".csv,.tsv,.txt,.xlsx,.ods,text/csv,text/plain" onFile={(file) => void read(file)} />
      </div>
      <Trouble text={wrong} className="pb-2" />
      {wrong && near && (
        <QuietButton accent onClick={near.again}>
          {t.meant(Object.entries(near.meant))}
        </QuietButton>
      )}
      {open && (
        <PasteField
          text={text}
          isWrong={wrong !== ""}
          onText={(next) => {
            setText(next);
            forgive();
          }}
          onTake={take}
        />
      )}
    </div>
  );
}

interface PasteProps {
  text: string;
  isWrong: boolean;
  onText: (text: string) => void;
  onTake: (text: string) => void;
}

function PasteField({ text, isWrong, onText, onTake }: PasteProps) {
  const t = useWordsOf("paper");
  return (
    <div className="pb-2">
      <AreaField
        label={t.pasted}
        looks={["block", "block min-h-32 w-full border border-rule2 bg-transparent p-2 text-choice"]}
        aria-invalid={isWrong || undefined}
        value={text}
        onText={onText}
        onPaste={(event) => {
          const given = event.clipboardData.getData("text");
          if (given.length <= MOST_SHOWN) return;
          event.preventDefault();
          onTake(given);
        }}
      />
      <p className="label">{t.pasteHint}</p>
      <QuietButton accent onClick={() => onTake(text)}>
        {t.take}
      </QuietButton>
    </div>
  );
}
