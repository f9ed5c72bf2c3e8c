import { fileName, saveFile } from "#components/parts/file/save-file";
import { Trouble } from "#components/parts/form/submit";
import { useSaving } from "#components/parts/form/use-saving";
import { QuietButton, QuietLink } from "#components/parts/press/buttons";
import { useWords, useWordsAnd, useWordsOf } from "#components/parts/words/words";
import { loadGame } from "#lib/rules/games";
import { GAME_NAMES } from "#lib/rules/rules";
import { type CsvWords, clubCsv, eveningsCsv, type SeasonEvenings, standingsCsv } from "#lib/season/csv";
import { everyTable } from "#lib/season/tally/every-table";
import type { SeasonView } from "#lib/season/views";
import { type DealsOf, dealsCsv } from "#lib/sheet/paper/write-season";
import { askDoor, everyEvening } from "#lib/sync/club";
import { type Door, doorOf } from "#lib/sync/doors";
import type { Phone } from "#lib/sync/phone";
import { thisPhone } from "#lib/sync/this-phone";

type AskedFile = readonly [label: string, kind: "csv" | "json", name: readonly string[], text: (phone: Phone) => Promise<string>];

/** A season on paper or in files, and the whole club as one document. */
export function KeepSeason({ view }: { view: SeasonView }) {
  const { lang, t } = useWordsAnd("print");
  const { busy, trouble, save } = useSaving();
  const { club, season, day } = view;
  const { standings, files } = useFiles(view);
  const called = (...parts: string[]) => fileName(parts[0]?.startsWith(club.name) ? null : club.name, ...parts);
  const keep = ([, kind, name, text]: AskedFile) =>
    save(async () => {
      const told = await text(thisPhone()).catch(() => null);
      if (told === null) return t.alike.said.serverSilent;
      saveFile(told, kind, day, called(...name));
      return null;
    });
  return (
    <section aria-label={t.keep.title} className="edge pt-8 print:hidden">
      <h2 className="text-sentence">{t.keep.title}</h2>
      <div className="flex flex-wrap gap-x-6">
        <QuietLink href={`/${lang}/print?c=${club.id}&s=${season.id}`}>{t.alike.press.print}</QuietLink>
        <QuietButton onClick={() => saveFile(standings(), "csv", day, called(season.name, t.keep.standingsName))}>
          {t.keep.standings}
        </QuietButton>
        {files.map((file) => (
          <QuietButton key={file[0]} aria-disabled={busy} onClick={() => void keep(file)}>
            {file[0]}
          </QuietButton>
        ))}
      </div>
      {view.evenings.some(({ carried }) => carried) && <p className="label">{t.keep.totalsAlone}</p>}
      <Trouble text={trouble} className="" />
    </section>
  );
}

/** The files: the server is asked for them, except for the standings, which are here. */
function useFiles(view: SeasonView) {
  const { lang, rules } = useWords();
  const { alike, keep, season: told } = useWordsOf("print");
  const { why } = useWordsOf("season");
  const annals = useWordsOf("annals");
  const { club, season, players } = view;
  const counts = useWordsOf("club").season.counts;
  const words: CsvWords = {
    ...{ lang, why, games: rules.names },
    heads: { ...told.heads, season: alike.pages.season },
    counts: mapped(counts, ({ name }) => name),
  };
  const everyDeal = async (phone: Phone) => dealsCsv(await dealsOf(phone, club.id, season.id), told.heads, rules.names, lang);
  const everyPlace = async (phone: Phone) => eveningsCsv(await everyEvening(phone, view), players, words);
  const files: readonly AskedFile[] = [
    [keep.evenings, "csv", [season.name, keep.eveningsName], everyPlace],
    [annals.deals, "csv", [season.name, annals.dealsName], everyDeal],
    [keep.season, "json", [season.name, keep.seasonName], (phone) => textOf(phone, doorOf.export(club.id, season.id))],
    [keep.clubTable, "csv", [keep.eveningsName], async (phone) => clubCsv(await everySeason(phone, club.id), words)],
    [keep.all, "json", [], (phone) => textOf(phone, doorOf.export(club.id))],
  ];
  return { files, standings: () => standingsCsv(view, words) };
}

const textOf = async (phone: Phone, door: Door<unknown>): Promise<string> => JSON.stringify(await askDoor(phone, door), null, 2);

/** Every deal of the season, as its document has them. */
async function dealsOf(phone: Phone, club: string, season: string): Promise<DealsOf[]> {
  const { logs } = await askDoor(phone, doorOf.export(club, season));
  await Promise.all(GAME_NAMES.map(loadGame));
  return everyTable(logs, season);
}

/** The evenings of every season, in the order in which the seasons were opened. */
async function everySeason(phone: Phone, club: string): Promise<SeasonEvenings[]> {
  const { club: known, seasons } = await askDoor(phone, doorOf.club(club));
  const told: SeasonEvenings[] = [];
  for (const { id, name } of known.seasons) {
    if (!seasons.some((season) => season.id === id && season.evenings > 0)) continue;
    const view = await askDoor(phone, doorOf.season(club, id));
    told.push({ name, evenings: await everyEvening(phone, view), players: view.players });
  }
  return told;
}

const mapped = <K extends string, A, B>(from: Readonly<Record<K, A>>, to: (value: A) => B): Record<K, B> =>
  Object.fromEntries(Object.entries<A>(from).map(([key, value]) => [key, to(value)])) as Record<K, B>;
