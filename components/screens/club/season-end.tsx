import { useChange } from "#components/parts/club/use-change";
import { useDoor } from "#components/parts/door/door";
import { AreaField } from "#components/parts/field/field";
import { Submit, Trouble } from "#components/parts/form/submit";
import { useKeptTonight } from "#components/parts/live/use-draft";
import { TitledPage } from "#components/parts/page/titled-page";
import { useWordsAnd } from "#components/parts/words/words";
import { REVIEW_LENGTH } from "#lib/log/limits";
import { endSeason } from "#lib/season/club/club-change";
import type { Season } from "#lib/season/club/club-event";
import { dayOfEvening } from "#lib/season/tally/evening-id";
import { eveningAddress, honoursAddress } from "#lib/shown/addresses/addresses";
import { dayOf } from "#lib/shown/season/say-number";
import { doorOf } from "#lib/sync/doors";

/** Sheets that were never ended, as links: they can still be put right. */
function StillOpen({ club, season }: { club: string; season: Season }) {
  const { lang, t } = useWordsAnd("club");
  const at = useDoor(doorOf.openTables(club, season.id));
  const tables = at.seen?.view.tables ?? [];
  if (tables.length === 0) return null;
  return (
    <div className="edge pt-4">
      <p className="text-reason">{t.season.stillOpen(tables.length)}</p>
      <ul className="pt-1">
        {tables.map(({ sheet, evening, title, names }) => (
          <li key={sheet} className="border-rule border-b">
            <a className="block min-h-11 py-2.5 text-choice" href={eveningAddress({ lang, club, season: season.id }, sheet)}>
              {[title ?? dayOf(dayOfEvening(evening), lang), names.join(", ")].join(" · ")}
            </a>
          </li>
        ))}
      </ul>
      <p className="pt-2 label">{t.season.stillOpenNote}</p>
    </div>
  );
}

/** Ends a season, with the club's last word on it. */
export function SeasonEnd({ club, season, onClose }: { club: string; season: Season; onClose: () => void }) {
  const { lang, t: words } = useWordsAnd("club");
  const t = words.season;
  const { change, trouble, busy } = useChange(club);
  const [kept, keep, forget] = useKeptTonight(`review ${season.id}`, () => ({ review: "" }));
  const review = kept?.review ?? "";
  const end = async () => {
    if (!(await change(endSeason(season.id, review)))) return;
    await forget();
    location.assign(honoursAddress({ lang, club, season: season.id }));
  };
  return (
    <TitledPage
      title={t.end}
      label={`${t.end}, ${season.name}`}
      back={words.alike.back.club}
      height="low"
      head={
        <>
          <p className="pt-3 text-reason">{season.name}</p>
          <p className="pt-1 text-prose">{t.endNote}</p>
          <AreaField
            label={t.review}
            looks={["block pt-3", "min-h-24 w-full border-rule2 border-b bg-transparent text-choice"]}
            maxLength={REVIEW_LENGTH}
            value={review}
            onText={(next) => keep({ review: next })}
          />
        </>
      }
      onClose={onClose}
      onSubmit={end}
    >
      <StillOpen club={club} season={season} />
      <Trouble text={trouble} />
      <Submit ready={!busy}>{t.confirmEnd}</Submit>
    </TitledPage>
  );
}
