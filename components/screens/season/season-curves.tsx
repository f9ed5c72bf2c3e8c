"use client";
import { useState } from "react";
import { useAnswer } from "#components/parts/door/use-answer";
import { useWords, useWordsOf } from "#components/parts/words/words";
import type { SeasonView } from "#lib/season/views";
import { nameWithin, SEASON_ROOM } from "#lib/shown/names/name-within";
import { ranksOf } from "#lib/shown/plot/prominence";
import { eveningPlace, type Place } from "#lib/shown/season/places";
import { againOf, counted, dayOf, fullDay, shortDay } from "#lib/shown/season/say-number";
import { selfIn } from "#lib/sync/self";
import { thisPhone } from "#lib/sync/this-phone";
import type { CurveLine } from "./curve-line";
import { RunningCurve } from "./running-curve";

/** The season as it came, by what counts and by places: whoever is looked at in ink, oneself first. */
export function SeasonCurves({ view, place, note }: { view: SeasonView; place: Place; note: string }) {
  const { lang } = useWords();
  const t = useWordsOf("season");
  const { by } = view.season.counting;
  const [picked, setPicked] = useState<string | null>(null);
  const self = useAnswer(() => selfIn(thisPhone(), place.club), [place.club]) ?? null;
  const { steps, lines, leader } = curvesOf(view, place);
  const who = picked ?? (lines.some(({ player }) => player === self) ? self : leader);
  const ranks = ranksOf(lines.map(({ come }) => come));
  const places = lines.map((line, i): CurveLine => ({ ...line, totals: (ranks[i] ?? []).map((rank) => rank && -rank) }));
  const axis = { top: -1, bottom: Math.min(-2, -lines.length), steps: placesShown(lines.length) };
  const thin = view.curve.of ? t.curveThinned(view.curve.evenings.length, view.curve.of) : "";
  const sayPlace = (value: number) => t.place(-value);
  return (
    <>
      <RunningCurve
        {...{ steps, lines, leader: who, picked: who, onPick: setPicked }}
        words={{ ...t.curve, title: t.curveTitle[by] }}
        say={(value) => counted(value, by, lang)}
        note={[note, thin].filter(Boolean).join(" ")}
      />
      {lines.length > 2 && steps.length > 2 && (
        <div className="pt-6">
          <RunningCurve
            {...{ steps, lines: places, leader: who, picked: who, onPick: setPicked, axis, fromFirst: true }}
            words={{ ...t.curve, title: t.rankTitle, slide: t.rankSlide }}
            say={sayPlace}
            tick={(value) => String(-value)}
            start={axis.bottom}
          />
        </div>
      )}
    </>
  );
}

/** The first, the last, and round ones between. */
const placesShown = (people: number): number[] => {
  const step = people <= 8 ? 1 : people <= 30 ? 5 : 10;
  const round = Array.from({ length: people }, (_, i) => i + 1).filter((at) => at === 1 || at % step === 0);
  return round.map((at) => -at);
};

/** The first of the standings leads; a line holds its value where its player was not there. `come`: null before the first evening. */
function curvesOf({ curve, players, standings }: SeasonView, place: Place) {
  const order = standings.map(({ player }) => player.id);
  const names = players.map(({ name }) => name);
  const lines = curve.players
    .flatMap(({ player: id, before, points }) => {
      const player = players.find((one) => one.id === id);
      if (!player) return [];
      let total = before;
      let isHere = before !== 0;
      const come = points.map((sum) => {
        total = sum ?? total;
        isHere ||= sum !== null;
        return isHere ? total : null;
      });
      const totals = come.map((value) => value ?? before);
      const short = nameWithin(SEASON_ROOM, player, names);
      return [{ player: id, name: player.name, short, mark: player.mark, nth: player.nth, totals, come }];
    })
    .sort((a, b) => order.indexOf(a.player) - order.indexOf(b.player));
  const days = curve.evenings.map(({ day }) => day);
  const again = againOf(days);
  const years = new Set(days.map((day) => day.slice(0, 4))).size;
  const steps = curve.evenings.map(({ evening, day }, i) => ({
    key: evening,
    name: (years > 2 ? fullDay(day, place.lang) : dayOf(day, place.lang)) + again[i],
    short: shortDay(day, place.lang) + again[i],
    href: eveningPlace(place, evening),
  }));
  return { steps, lines, leader: order[0] ?? null };
}
