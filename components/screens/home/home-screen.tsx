"use client";
import { useCallback, useEffect, useState } from "react";
import { KeepFile } from "#components/parts/file/keep-file";
import { NewVersion } from "#components/parts/offline/new-version";
import { WithoutHttps } from "#components/parts/offline/without-https";
import { Column } from "#components/parts/page/page";
import { QuietLink } from "#components/parts/press/buttons";
import { PrimaryLink } from "#components/parts/press/links";
import { homeIn } from "#components/parts/words/chosen-language";
import { useWords, useWordsAnd, useWordsOf, warmWords } from "#components/parts/words/words";
import { itemAt } from "#lib/rules/item-at";
import { leadersOf } from "#lib/rules/rules";
import { LANGS, LANGUAGES } from "#lib/rules/words/languages";
import type { ClubView } from "#lib/season/views";
import { sheetAddress } from "#lib/shown/addresses/addresses";
import { titleOf } from "#lib/shown/sheet/title";
import { type SheetCard, standingOf } from "#lib/sync/card";
import { clubsHere, onClubChange, type Seen } from "#lib/sync/club";
import { StoreError } from "#lib/sync/database";
import { howKept, type Persistence } from "#lib/sync/persist";
import { fileOfAll } from "#lib/sync/take-file";
import { sendAll, thisPhone } from "#lib/sync/this-phone";
import { ClubList } from "./club-list";
import { HomeHint } from "./home-hint";
import { TakeFile } from "./take-file";

warmWords("home", "club", "file", "offline");

/** "Nouvelle feuille" first, then the sheets of this phone. */
export function HomeScreen() {
  const { m, lang, t } = useWordsAnd("home");
  const { here, isStuck, list } = useHere();
  const sheets = here?.sheets;
  const last = sheets?.find(({ sheet }) => sheet !== null);
  return (
    <Column className="flex flex-col">
      <Head />
      <section aria-label={t.sheets} aria-busy={!here}>
        <div className="edge flex items-end justify-between pt-2">
          <h2 className="label pb-1">{t.sheets}</h2>
          <QuietLink className="items-end pb-1" href={`/${lang}/join`}>
            {t.alike.pages.join}
          </QuietLink>
        </div>
        {isStuck && <p className="edge text-reason">{m.sheet.stuck}</p>}
        {!sheets?.length && !isStuck && (
          <p className={`edge text-reason ${sheets ? "" : "hidden in-data-blank:block"}`}>{t.empty}</p>
        )}
        <ul>
          {sheets?.map((card) => (
            <SheetLine key={card.id} card={card} shutOut={here?.shutOut.has(card.id) ?? false} />
          ))}
        </ul>
        {here && (
          <>
            <ClubList clubs={here.clubs} />
            <TakeFile onTaken={list} />
            <KeptAt />
            <WithoutHttps />
            <HomeHint />
            <OnlyHere sheets={here.sheets} persistence={here.persistence} />
          </>
        )}
      </section>
      <HomeFoot last={last} />
    </Column>
  );
}

/** What this is, and the way to each other language. */
function Head() {
  const { m, lang } = useWords();
  return (
    <header className="edge double-rule pt-[max(1.5rem,env(safe-area-inset-top))] pb-3">
      <div className="flex items-baseline justify-between gap-4">
        <h1 className="text-title broad:text-spread">{m.name}</h1>
        {LANGS.filter((other) => other !== lang).map((other) => (
          <QuietLink key={other} href={homeIn(other)} hrefLang={other} lang={other}>
            {LANGUAGES[other].own}
          </QuietLink>
        ))}
      </div>
      <p className="label">{m.description}</p>
    </header>
  );
}

/** The foot, within the thumb's reach: a new sheet, the same table again, rules and referee. */
function HomeFoot({ last }: { last: SheetCard | undefined }) {
  const { m, lang, t } = useWordsAnd("home");
  return (
    <div className="sticky bottom-0 mt-auto bg-paper">
      <NewVersion />
      {last?.sheet && (
        <a
          href={`/${lang}/new?same=${last.id}`}
          className="edge flex min-h-11 items-baseline gap-3 border-rule border-t pt-2.5 text-choice"
        >
          <span className="shrink-0 font-sans text-quiet font-medium">{t.same}</span>
          <span className="label min-w-0 text-[0.875rem]/5">
            <NameList names={last.sheet.names} />
          </span>
        </a>
      )}
      <div className="edge foot flex flex-wrap items-center gap-x-4 pt-3">
        <QuietLink href={`/${lang}/rules`}>{t.alike.pages.rules}</QuietLink>
        <QuietLink href={`/${lang}/referee`}>{m.always.referee}</QuietLink>
        <PrimaryLink className="flex-1" href={`/${lang}/new`}>
          {t.alike.pages.newSheet}
        </PrimaryLink>
      </div>
    </div>
  );
}

interface Here {
  /** The last first. */
  readonly sheets: readonly SheetCard[];
  readonly shutOut: ReadonlySet<string>;
  readonly clubs: readonly Seen<ClubView>[];
  readonly persistence: Persistence;
}

/**
 * This phone's sheets and clubs, and whether they are stored for good; shown once all is read, so that nothing moves. Then sends
 * what waits here, and seats newcomers.
 */
function useHere() {
  const [here, setHere] = useState<Here | null>(null);
  const [isStuck, setStuck] = useState(false);
  const list = useCallback(async () => {
    const clubs = clubsHere(thisPhone()).catch(() => []);
    const persistence = howKept();
    try {
      const sheets = await thisPhone().cards();
      const shutOut = new Set(sheets.flatMap(({ id }) => (thisPhone().isShutOut(id) ? [id] : [])));
      setHere({ sheets, shutOut, clubs: await clubs, persistence: await persistence });
      setStuck(false);
    } catch (error) {
      if (error instanceof StoreError && error.code === "stuck") setStuck(true);
      else setHere({ sheets: [], shutOut: new Set(), clubs: await clubs, persistence: await persistence });
    }
  }, []);
  useEffect(() => onClubChange(() => void list()), [list]);
  useEffect(() => {
    void list();
    void sendAll()
      .then(list)
      .then(() => import("#lib/sync/newcomers"))
      .then(({ seatNewcomersHere }) => seatNewcomersHere(thisPhone()))
      .catch(() => {});
  }, [list]);
  return { here, isStuck, list };
}

interface LineProps {
  card: SheetCard;
  /** Unsent events stay on this phone: the server no longer accepts it. */
  shutOut: boolean;
}

function SheetLine({ card, shutOut }: LineProps) {
  const { m, lang, rules, t } = useWordsAnd("home");
  const { sheet } = card;
  if (!sheet) return null;
  const stands = standingOf(sheet, card.deals);
  const won = () => t.won(leadersOf(sheet.totals).map((seat) => itemAt(sheet.names, seat)));
  function sayKept(): string {
    if (card.unsent === 0) return `${t.alike.many.deals(card.deals)}, ${m.calendar.moment(new Date(card.changedAt))}`;
    return shutOut ? t.shutOut : t.unsent;
  }
  return (
    <li className="border-rule border-b">
      <a
        href={sheetAddress(lang, card.id)}
        className="edge flex min-h-[58px] items-baseline justify-between gap-4 py-2 max-large:flex-col"
      >
        <span className="min-w-0">
          <span className="block text-choice">{titleOf(sheet, m)}</span>
          <span className="label block text-[0.875rem]/5">
            <NameList names={sheet.names} />
          </span>
        </span>
        <span className="flex shrink-0 flex-col items-end max-large:shrink max-large:items-start font-sans text-state text-ink2">
          <span>{rules.names[sheet.rules.game]}</span>
          <span>{stands === "goesOn" ? t.alike.said.goesOn : stands === "waits" ? t.waits : won()}</span>
          <span>{sayKept()}</span>
        </span>
      </a>
    </li>
  );
}

/**
 * What is on this phone alone, and whether the browser may delete it. Last on the page: it goes once all is sent, and nothing
 * moves.
 */
function OnlyHere({ sheets, persistence }: { sheets: readonly SheetCard[]; persistence: Persistence }) {
  const t = useWordsOf("offline");
  const events = sheets.reduce((sum, card) => sum + card.unsent, 0);
  return (
    <>
      <KeepFile events={events} text={() => fileOfAll(thisPhone())} />
      {events > 0 && persistence !== "kept" && <p className="edge pb-2 label">{t.mayBeCleared}</p>}
    </>
  );
}

/** "Nora, Hugo et Inès", whatever way each name is written. */
function NameList({ names }: { names: readonly string[] }) {
  const { lang } = useWords();
  const parts = new Intl.ListFormat(LANGUAGES[lang].locale).formatToParts(names);
  return parts.map(({ type, value }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
    type === "element" ? <bdi key={at}>{value.split(" ").map(unbroken)}</bdi> : value,
  );
}

/** Lines break between the words of a name, not at a hyphen, unless the word is wider than the line. */
const unbroken = (word: string, at: number) => [
  at > 0 && " ",
  <span key={word} className="inline-block max-w-full">
    {word}
  </span>,
];

/** An IP address: the router may give it to another machine tomorrow. */
const NUMBER = /^(\d+(\.\d+){3}|\[[\da-f:]+\])(:\d+)?$/i;

/** Browsers store data by address: under another address of the same server, this app would be empty. */
function KeptAt() {
  const t = useWordsOf("offline");
  const { host } = location;
  return (
    <p className="edge py-2 label">
      {t.keptAt(host)}
      {NUMBER.test(host) && ` ${t.stableName}`}
    </p>
  );
}
