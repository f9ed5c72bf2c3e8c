import { TitledPage } from "#components/parts/page/titled-page";
import { QuietLink } from "#components/parts/press/buttons";
import { useGames } from "#components/parts/words/game-words";
import { useWords, useWordsOf } from "#components/parts/words/words";
import { gameNameIn, USUAL_GAME } from "#lib/rules/rules";
import { sayFault } from "#lib/rules/words/words";
import type { ClubFile, ImportReport, Refusal } from "#lib/season/club/club-file";
import { groupRefusals, sheetIn } from "#lib/season/club/club-report";
import { clubAddress } from "#lib/shown/addresses/addresses";
import { sayLogFault } from "#lib/shown/say-log-fault";
import { titleOf } from "#lib/shown/sheet/title";
import { ClubCode } from "./club-code";

interface Props {
  file: ClubFile;
  report: ImportReport;
  onClose: () => void;
  onTaken: (report: ImportReport) => void;
}

/** What became of a club's document: so many events of each kind, and every line refused for itself with its reason. */
export function ClubReport({ file, report, onClose, onTaken }: Props) {
  const { lang } = useWords();
  const { alike, taken } = useWordsOf("home");
  const t = taken.club;
  const say = useSayRefusal(file);
  const { accepted, known, refused } = report;
  return (
    <TitledPage title={t.title} back={alike.back.sheets} height="low" onClose={onClose}>
      <ul className="edge pt-3 text-reason">
        {report.copy && <li>{t.copy}</li>}
        {accepted > 0 && <li>{t.accepted(accepted)}</li>}
        {accepted + refused.length === 0 && <li>{t.nothing}</li>}
        {known > 0 && <li>{t.known(known)}</li>}
        {refused.length > 0 && <li>{t.refused(refused.length)}</li>}
      </ul>
      {report.copy && file.recovery && <ClubCode file={file} onTaken={onTaken} />}
      <ul className="edge pt-1">
        {groupRefusals(refused, file.club).map(({ first, more }) => (
          <li key={`${first.log} ${first.line}`} className="border-rule border-b py-2 text-neg">
            {say(first)} {more > 0 && t.more(more)}
          </li>
        ))}
      </ul>
      <QuietLink href={clubAddress(lang, report.copy ?? file.club)} className="edge w-full">
        {t.see}
      </QuietLink>
    </TitledPage>
  );
}

/** A refused line in words: of the club or of which sheet, what it is, and why. */
function useSayRefusal(file: ClubFile): (refusal: Refusal) => string {
  const { m, rules } = useWords();
  useGames();
  const { alike, taken } = useWordsOf("home");
  const t = taken.club;
  const faults = useWordsOf("clubFaults");
  return ({ log, line, kind, code, params }) => {
    if (log === null) return t.journal(line);
    const sheet = sheetIn(file, log);
    const title = log === file.club ? alike.pages.club : sheet ? t.ofSheet(titleOf(sheet, m)) : t.ofUnknown;
    const fault = { at: "", code, rule: "T6", ...(params && { params }) } as const;
    const nameOf = (seat: number) => String(sheet?.names[seat] ?? seat + 1);
    const game = rules.games[gameNameIn(sheet?.game) ?? USUAL_GAME];
    const reason =
      t.codes[code] ?? (log === file.club ? sayLogFault(fault, faults) : sayFault(game, rules.common, fault, nameOf));
    return line === 0 ? t.whole(title, reason) : t.line(title, line, kind, reason);
  };
}
