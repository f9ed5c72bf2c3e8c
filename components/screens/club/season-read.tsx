import { useChange } from "#components/parts/club/use-change";
import { ReadyButton, Trouble } from "#components/parts/form/submit";
import { TitledPage } from "#components/parts/page/titled-page";
import { QuietLink } from "#components/parts/press/buttons";
import { useWords, useWordsAnd, useWordsOf } from "#components/parts/words/words";
import { reopenSeason } from "#lib/season/club/club-change";
import type { Season } from "#lib/season/club/club-event";
import type { ClubView } from "#lib/season/views";
import { seasonAddress } from "#lib/shown/addresses/addresses";
import { seasonRows } from "#lib/shown/club/said-rows";
import { fullDay } from "#lib/shown/season/say-number";

/** How a season is counted, read only: it has ended, or this phone does not manage the club. */
export function SeasonRead({ view, season, onClose }: { view: ClubView; season: Season; onClose: () => void }) {
  const { lang, t: words } = useWordsAnd("club");
  const t = words.season;
  const { change, trouble, busy } = useChange(view.club.id);
  const isMine = view.role === "owner";
  return (
    <TitledPage
      title={season.name}
      back={words.alike.back.club}
      head={<p className="pt-3 text-reason">{season.ended ? t.endedOn(fullDay(season.ended.at, lang)) : t.byOwners}</p>}
      onClose={onClose}
    >
      <SaidCounting season={season} />
      <div className="edge pt-4">
        {season.ended && isMine && (
          <ReadyButton
            className="w-full"
            ready={!busy}
            onClick={() => void change(reopenSeason(season.id)).then((done) => done && onClose())}
          >
            {t.reopen}
          </ReadyButton>
        )}
        <QuietLink href={seasonAddress({ lang, club: view.club.id, season: season.id })}>{t.see}</QuietLink>
      </div>
      <Trouble text={trouble} />
    </TitledPage>
  );
}

function SaidCounting({ season }: { season: Season }) {
  const { lang, rules } = useWords();
  const rows = seasonRows(season, { words: useWordsOf("club"), lang, games: rules.names });
  return (
    <dl className="pt-2">
      {rows.map(([label, value]) => (
        <div key={label} className="edge border-rule border-b py-2">
          <dt className="label">{label}</dt>
          <dd className="text-choice">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
