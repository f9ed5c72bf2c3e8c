import { QuietButton } from "#components/parts/ledger/buttons";
import { RaisedPage } from "#components/parts/ledger/raised-page";
import { useWordsOf } from "#components/parts/words/words-of";
import type { ClubFile, ImportReport } from "#lib/season/club-file";
import { clubNameIn } from "#lib/season/club-report";
import { ClubCode } from "./club-code";

interface Props {
  file: ClubFile;
  onClose: () => void;
  onTaken: (report: ImportReport) => void;
}

/** Before a club's document is brought: by its printed code it is the club itself, and without it, from another phone, a club apart. */
export function ClubAsk({ file, onClose, onTaken }: Props) {
  const words = useWordsOf("file");
  const t = words.club;
  return (
    <RaisedPage label={t.ask} height="high" onClose={onClose}>
      <div className="flex max-w-[720px] flex-1 flex-col">
        <div className="edge pt-2">
          <QuietButton onClick={onClose}>{words.back}</QuietButton>
          <h2 className="double-rule pb-2 text-title">{t.ask}</h2>
          <p className="pt-3 text-reason">{t.is(clubNameIn(file))}</p>
        </div>
        <ClubCode file={file} isFirst onTaken={onTaken} />
      </div>
    </RaisedPage>
  );
}
