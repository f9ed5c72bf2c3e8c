import { useTitle } from "#components/parts/page/page";
import { PrimaryButton, QuietLink } from "#components/parts/press/buttons";
import { useWordsAnd } from "#components/parts/words/words";
import { type HallView, hallOf } from "#lib/hall/hall-view";
import { hallAddress } from "#lib/shown/addresses/addresses";
import { BoardSheets, PaperSheets } from "./paper-sheets";
import { EntrantCards, PersonalCards, TableCards } from "./print-cards";
import { PrintedPlaces } from "./printed-places";

/** What is printed for a tournament: table cards with their code, entry and personal cards, score sheets, the standings. */
export function HallPrint({ view, what }: { view: HallView; what: string }) {
  const { lang, t } = useWordsAnd("hall");
  const hall = hallOf(view);
  const titles: Readonly<Record<string, string>> = t.prints;
  useTitle(titles[what] ?? t.alike.press.print);
  return (
    <main className="mx-auto max-w-[900px] bg-paper p-4 print:max-w-none print:p-0">
      <div className="flex flex-wrap items-center justify-between gap-4 pb-4 print:hidden">
        <QuietLink href={hallAddress(lang, hall.id)}>{t.backToHall}</QuietLink>
        <PrimaryButton onClick={() => print()}>{t.printNow}</PrimaryButton>
      </div>
      <h1 className="pb-2 text-title print:hidden">{titles[what]}</h1>
      {what === "tables" && <TableCards hall={hall} />}
      {what === "entries" && <EntrantCards hall={hall} />}
      {what === "cards" && <PersonalCards hall={hall} />}
      {what === "sheets" && (hall.opening.duplicate ? <BoardSheets hall={hall} /> : <PaperSheets hall={hall} />)}
      {what === "standings" && <PrintedPlaces hall={hall} />}
    </main>
  );
}
