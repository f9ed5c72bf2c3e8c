import { TitledPage } from "#components/parts/form/titled-page";
import { useWordsOf } from "#components/parts/words/words";
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
    <TitledPage
      title={t.ask}
      back={words.back}
      head={<p className="pt-3 text-reason">{t.is(clubNameIn(file))}</p>}
      foot={null}
      onClose={onClose}
    >
      <ClubCode file={file} isFirst onTaken={onTaken} />
    </TitledPage>
  );
}
