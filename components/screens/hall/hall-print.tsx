import { type ReactNode, useEffect, useState } from "react";
import { PrimaryButton, QuietLink } from "#components/parts/ledger/buttons";
import { Qr } from "#components/parts/share/qr";
import { useTitle } from "#components/parts/words/use-title";
import { useWords } from "#components/parts/words/words";
import { useWordsOf } from "#components/parts/words/words-of";
import { boardStandings } from "#lib/hall/board-standings";
import { type Hall, playsAt, seatingOf } from "#lib/hall/hall";
import { holderAt, standingsAfter } from "#lib/hall/hall-standings";
import { type HallView, hallOf } from "#lib/hall/hall-view";
import { mostOf } from "#lib/hall/next-seating";
import { nameAt } from "#lib/hall/table-sheet";
import { complete, shownNumber } from "#lib/hall/teams";
import { isTopage, rounds } from "#lib/rules/hall/boards";
import { movement, teamMovement } from "#lib/rules/hall/movement";
import { plain, signed } from "#lib/rules/words/words";
import { longDay } from "#lib/shown/season/say-number";
import { type OpenLink, sharingOf } from "#lib/sync/sharing";
import { thisPhone } from "#lib/sync/this-phone";
import { BoardRows } from "./board-rows";
import { BoardSheets } from "./board-sheets";
import { BoardTable } from "./board-standings";
import { membersSaid } from "./entries-part";
import { prizesOf, StandingsTable, TeamList } from "./standings-part";
import { useLines } from "./use-lines";

/** What a night puts on paper: table cards with their code, entry and personal cards, score sheets, the standings. */
export function HallPrint({ view, what }: { view: HallView; what: string }) {
  const { lang } = useWords();
  const t = useWordsOf("hall");
  const hall = hallOf(view);
  const titles: Readonly<Record<string, string>> = t.prints;
  useTitle(titles[what] ?? t.print);
  return (
    <main className="mx-auto max-w-[900px] bg-paper p-4 print:max-w-none print:p-0">
      <div className="flex flex-wrap items-center justify-between gap-4 pb-4 print:hidden">
        <QuietLink href={`/${lang}/hall?h=${hall.id}`}>{t.backToHall}</QuietLink>
        <PrimaryButton onClick={() => print()}>{t.printNow}</PrimaryButton>
      </div>
      <h1 className="pb-2 text-title print:hidden">{titles[what]}</h1>
      {what === "tables" && <TableCards hall={hall} />}
      {what === "entries" && <EntryCards hall={hall} />}
      {what === "cards" && <PersonalCards hall={hall} />}
      {what === "sheets" &&
        (hall.opening.duplicate ? <BoardSheets hall={hall} head={<Head hall={hall} />} /> : <PaperSheets hall={hall} />)}
      {what === "standings" && <PrintedStandings hall={hall} />}
    </main>
  );
}

const tablesOf = (hall: Hall): number => Math.ceil(hall.numbers.length / 4);
const cardClass = "break-inside-avoid border border-stroke p-4";

function Head({ hall, children }: { hall: Hall; children?: ReactNode }) {
  const { lang } = useWords();
  return (
    <p className="label flex justify-between gap-4">
      <span>{hall.opening.name}</span>
      <span>{children ?? longDay(hall.opening.day, lang)}</span>
    </p>
  );
}

/** The code opens the hall on that table's page: whoever scans it at the table writes its sheet. */
function TableCards({ hall }: { hall: Hall }) {
  const { lang } = useWords();
  const t = useWordsOf("hall");
  const [links, setLinks] = useState<{ player: OpenLink; viewer: OpenLink }>();
  useEffect(() => {
    const sharing = sharingOf(thisPhone(), hall.id);
    sharing
      .link("player")
      .then(async (player) => setLinks({ player, viewer: await sharing.link("viewer") }))
      .catch(() => {});
  }, [hall.id]);
  const address = ({ token, reach }: OpenLink, query = "") => `${reach ?? location.origin}/${lang}/join${query}#${token}`;
  return (
    <div className="grid grid-cols-2 gap-4">
      {links && (
        <div className={cardClass}>
          <Head hall={hall} />
          <p className="text-title">{t.follow}</p>
          <Qr text={address(links.viewer)} label={t.followWay} />
          <p className="label pt-2">{t.scanMine}</p>
        </div>
      )}
      {Array.from({ length: tablesOf(hall) }, (_, i) => i + 1).map((table) => (
        <div key={table} className={cardClass} data-table={table}>
          <Head hall={hall} />
          <p className="text-title">{t.tableOf(table)}</p>
          {links && (
            <a href={address(links.player, `?t=${table}`)} aria-label={t.tableOf(table)}>
              <Qr text={address(links.player, `?t=${table}`)} label={t.tableOf(table)} />
            </a>
          )}
          <p className="label pt-2">{t.scanTable}</p>
        </div>
      ))}
    </div>
  );
}

function EntryCards({ hall }: { hall: Hall }) {
  const t = useWordsOf("hall");
  const lines = useLines(hall);
  return (
    <div className="grid grid-cols-2 gap-3">
      {hall.numbers.flatMap(({ number, holders }) => {
        const holder = holders.at(-1);
        if (!holder) return [];
        return (
          <div key={number} className={cardClass}>
            <Head hall={hall} />
            <p className="flex items-baseline justify-between gap-3">
              <span className="text-title">{holder.name}</span>
              <span className="text-title">{shownNumber(hall, number)}</span>
            </p>
            <p className="label">
              {[
                holder.licence ? t.licence(holder.licence) : "",
                holder.series ? t.series(holder.series) : "",
                t.seatOf(Math.floor((number - 1) / 4) + 1, lines[(number - 1) % 4] as string),
              ]
                .filter(Boolean)
                .join(", ")}
            </p>
            {holder.members && <p className="label">{membersSaid(holder, t)}</p>}
          </div>
        );
      })}
    </div>
  );
}

/** Where one goes: as it came out, and as far as the movement tells beforehand. */
function route(hall: Hall, number: number): (readonly [table: number, line: number] | null)[] {
  const known = hall.positions.map(seatingOf);
  const { duplicate, positions, deals } = hall.opening;
  const byMovement = duplicate
    ? rounds(duplicate, tablesOf(hall), Math.min(positions, mostOf(hall)), deals).map(({ seating }) => seating)
    : hall.opening.movement === "fft" && hall.positions.every(({ kind }) => kind === "fft") && tablesOf(hall) >= 3
      ? (hall.opening.teamOf === 1 ? movement : teamMovement)(tablesOf(hall), Math.min(hall.opening.positions, mostOf(hall)))
      : [];
  return Array.from({ length: Math.max(hall.opening.positions, known.length) }, (_, i) => {
    const seating = known[i] ?? byMovement[i] ?? [];
    const table = seating.findIndex((seats) => seats.includes(number));
    return table < 0 ? null : [table + 1, seating[table]?.indexOf(number) ?? 0];
  });
}

function PersonalCards({ hall }: { hall: Hall }) {
  const t = useWordsOf("hall");
  const lines = standingsAfter(hall, hall.positions.length);
  const names = useLines(hall);
  return (
    <div className="grid grid-cols-2 gap-3">
      {hall.numbers.flatMap((one) => {
        const { number } = one;
        const holder = holderAt(one, Math.max(1, hall.positions.length));
        if (!holder) return [];
        const mine = lines.find(({ entrant }) => entrant === number);
        let total = 0;
        return (
          <div key={number} className={cardClass}>
            <Head hall={hall}>{t.number(shownNumber(hall, number))}</Head>
            <p className="text-sentence">{holder.name}</p>
            <table className="w-full">
              <thead>
                <tr className="border-rule border-b">
                  <td colSpan={2} />
                  <th scope="col" className="label w-16 border-rule border-l text-right font-normal">
                    {t.paper.balance}
                  </th>
                  <th scope="col" className="label w-16 border-rule border-l text-right font-normal">
                    {t.paper.total}
                  </th>
                </tr>
              </thead>
              <tbody>
                {route(hall, number).map((at, i) => {
                  const points = mine?.balances[i] ?? null;
                  if (points !== null) total += points;
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: positions are their numbers
                    <tr key={i} className="h-8 border-rule border-b">
                      <th scope="row" className="text-left font-normal">
                        {t.position(i + 1)}
                      </th>
                      <td className="label">{at && t.seatOf(at[0], names[at[1]] as string)}</td>
                      <td className="w-16 border-rule border-l text-right">{points === null ? "" : signed(points)}</td>
                      <td className="w-16 border-rule border-l text-right">{points === null ? "" : plain(total)}</td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </div>
        );
      })}
    </div>
  );
}

/** One a table, for the position that is open, or the first. */
function PaperSheets({ hall }: { hall: Hall }) {
  const t = useWordsOf("hall");
  const open = hall.positions.at(-1);
  const position = open?.position ?? 1;
  const seated = open
    ? seatingOf(open)
    : Array.from({ length: tablesOf(hall) }, (_, i) =>
        [1, 2, 3, 4].map((k) => {
          const one = hall.numbers[4 * i + k - 1];
          return one && playsAt(one, 1) ? one.number : null;
        }),
      );
  return seated.map((seats, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: tables are their numbers
    <div key={i} className="break-inside-avoid break-after-page pb-6 last:break-after-auto">
      <Head hall={hall} />
      <p className="flex items-baseline justify-between text-title">
        <span>{t.tableOf(i + 1)}</span>
        <span>{t.position(position)}</span>
      </p>
      <table className="w-full table-fixed border-collapse [&_td]:border [&_td]:border-stroke [&_th]:border [&_th]:border-stroke [&_th]:p-1 [&_th]:font-normal">
        <thead>
          <tr>
            <th scope="col" className="label w-12">
              {t.paper.deal}
            </th>
            <th scope="col" className="label w-40">
              {t.paper.contract}
            </th>
            {seats.map((seat, line) => (
              <th key={t.lines[line]} scope="col">
                <span className="label block">{t.lines[line]}</span>
                <span className="block">{seat === null ? "–" : nameAt(hall, position, seat)}</span>
                <span className="label block">{seat === null ? "" : t.number(seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: open?.deals ?? hall.opening.deals }, (_, deal) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: deals are their numbers
            <tr key={deal} className="h-10">
              <th scope="row">{deal + 1}</th>
              <td />
              {seats.map((_, line) => (
                <td key={t.lines[line]} />
              ))}
            </tr>
          ))}
          <tr className="h-10">
            <th scope="row" colSpan={2}>
              {t.total}
            </th>
            {seats.map((_, line) => (
              <td key={t.lines[line]} />
            ))}
          </tr>
          <tr className="h-14">
            <th scope="row" colSpan={2}>
              {t.paper.sign}
            </th>
            {seats.map((_, line) => (
              <td key={t.lines[line]} />
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  ));
}

/** General and by lines, and what every board came to. */
function PrintedBoards({ hall }: { hall: Hall }) {
  const t = useWordsOf("hall");
  const boards = useWordsOf("boards");
  const after = complete(hall);
  const standings = boardStandings(hall, after);
  const orders = isTopage(hall.opening.duplicate ?? "individual") ? (["general", "alternate"] as const) : (["general"] as const);
  return (
    <>
      <Head hall={hall} />
      {orders.map((order) => (
        <div key={order} className="break-inside-avoid pb-4">
          <h2 className="double-rule pb-1.5 text-sentence">
            {orders.length > 1 ? `${t.standingsAfter(after)}, ${boards.orders[order]}` : t.standingsAfter(after)}
          </h2>
          <BoardTable hall={hall} standings={standings} order={order} />
        </div>
      ))}
      <BoardRows hall={hall} after={after} />
    </>
  );
}

function PrintedStandings({ hall }: { hall: Hall }) {
  const t = useWordsOf("hall");
  const after = complete(hall);
  if (after === 0) return <p className="text-reason">{t.noStandings}</p>;
  if (hall.opening.duplicate) return <PrintedBoards hall={hall} />;
  const lines = standingsAfter(hall, after);
  return (
    <>
      <Head hall={hall} />
      {hall.opening.teamOf !== 1 && (
        <div className="pb-4">
          <h2 className="double-rule pb-1.5 text-sentence">{t.teamStandingsAfter(after)}</h2>
          <TeamList hall={hall} after={after} lines={lines} />
        </div>
      )}
      <h2 className="double-rule pb-1.5 text-sentence">{t.standingsAfter(after)}</h2>
      <StandingsTable lines={lines} />
      {hall.ended && (
        <>
          <h2 className="double-rule pt-4 pb-1.5 text-sentence">{t.prizes}</h2>
          <ul>
            {prizesOf(hall, after, lines, t).map(({ key, name, text }) => (
              <li key={key} className="flex justify-between border-rule border-b py-1">
                <bdi>{name}</bdi>
                <span className="label">{text}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
