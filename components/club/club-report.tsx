import { QuietButton } from "#components/ledger/buttons";
import { RaisedPage } from "#components/ledger/raised-page";
import { clubPlace } from "#components/season/places";
import { useWords } from "#components/words/words";
import type { ImportReport } from "#lib/season/club-file";
import { useClubWords } from "./club-words";
import { sayClubFault } from "./say-club-fault";

/** What became of a club's document: so many events of each kind, and every refused line with its reason. */
export function ClubReport({ club, report, onClose }: { club: string; report: ImportReport; onClose: () => void }) {
  const { lang } = useWords();
  const words = useClubWords();
  const t = words.file;
  const { accepted, known, refused } = report;
  const reasonOf = (code: string) => t.codes[code] ?? sayClubFault({ at: "", code, rule: "T6" }, lang);
  return (
    <RaisedPage label={t.title} onClose={onClose}>
      <div className="max-w-[720px] pb-8">
        <div className="edge pt-2">
          <QuietButton onClick={onClose}>{words.back}</QuietButton>
          <h2 className="double-rule pb-2 text-title">{t.title}</h2>
        </div>
        <ul className="edge pt-3 text-reason">
          {accepted > 0 && <li>{t.accepted(accepted)}</li>}
          {known > 0 && <li>{t.known(known)}</li>}
          {refused.length > 0 && <li>{t.refused(refused.length)}</li>}
        </ul>
        <ul className="edge pt-1">
          {refused.map(({ log, line, code }) => (
            <li key={`${log} ${line}`} className="border-rule border-b py-2 text-neg">
              {t.line(log === club ? t.ofClub : t.ofSheet, line, reasonOf(code))}
            </li>
          ))}
        </ul>
        <a className="edge flex min-h-11 items-center font-sans text-quiet font-medium" href={clubPlace(lang, club)}>
          {t.see}
        </a>
      </div>
    </RaisedPage>
  );
}
