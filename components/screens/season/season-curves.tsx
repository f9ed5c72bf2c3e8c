import { useState } from "react";
import { useAnswer } from "#components/parts/door/use-answer";
import { useWordsAnd, useWordsOf } from "#components/parts/words/words";
import { spaced } from "#lib/rules/lists";
import type { SeasonView } from "#lib/season/views";
import type { Where } from "#lib/shown/addresses/addresses";
import { axisOfPlaces } from "#lib/shown/plot/axis";
import { placeLines } from "#lib/shown/season/curve-lines";
import { counted } from "#lib/shown/season/say-number";
import { seasonCurve } from "#lib/shown/season/season-curve";
import { selfIn } from "#lib/sync/self";
import { thisPhone } from "#lib/sync/this-phone";
import type { CurveLine, CurveStep } from "./curve-drawing";
import { RunningCurve } from "./running-curve";

/** The season as curves of the value and of places. In ink: the player picked, at first the one of this phone. */
export function SeasonCurves({ view, where, note }: { view: SeasonView; where: Where; note: string }) {
  const { lang, t } = useWordsAnd("season");
  const { by } = view.season.counting;
  const [picked, setPicked] = useState<string | null>(null);
  const self = useAnswer(() => selfIn(thisPhone(), where.club), [where.club]) ?? null;
  const { steps, lines, leader } = seasonCurve(view, where);
  const who = picked ?? (lines.some(({ player }) => player === self) ? self : leader);
  const thin = view.curve.of ? t.curveThinned(view.curve.evenings.length, view.curve.of) : "";
  return (
    <>
      <RunningCurve
        {...{ steps, lines, picked: who, onPick: setPicked }}
        words={{ ...t.curve, title: t.curveTitle[by] }}
        say={(value) => counted(value, by, lang)}
        note={spaced(note, thin)}
      />
      <PlacesCurve {...{ view, steps, lines, who, onPick: setPicked }} />
    </>
  );
}

interface PlacesProps {
  view: SeasonView;
  steps: readonly CurveStep[];
  lines: readonly CurveLine[];
  who: string | null;
  onPick: (player: string) => void;
}

/** The places after each evening, from the first evening with places. */
function PlacesCurve({ view, steps, lines, who, onPick }: PlacesProps) {
  const t = useWordsOf("season");
  const { minEvenings } = view.season.counting;
  const { from, lines: places } = placeLines(view.curve, lines);
  const shown = steps.slice(from);
  if (places.length < 3 || shown.length < 3) return null;
  return (
    <div className="pt-6">
      <RunningCurve
        {...{ steps: shown, lines: places, picked: who, onPick, fromFirst: true }}
        axis={axisOfPlaces(places.length)}
        words={{ ...t.curve, title: t.rankTitle, slide: t.rankSlide }}
        say={(value) => t.place(-value)}
        tick={(value) => String(-value)}
        start={-places.length}
        note={minEvenings > 1 ? t.rankFrom(minEvenings) : ""}
      />
    </div>
  );
}
