import { useHash } from "#components/parts/door/hash";
import { useWordsOf } from "#components/parts/words/words";
import { calledIn } from "#lib/shown/season/night";
import { DrawnTables } from "./drawn-tables";
import { type DrawnFor, useDrawing } from "./use-drawing";
import { WhoStep } from "./who-step";

/** From who is here to the tables as they are opened. */
export function Drawing(props: DrawnFor) {
  const { view, season, night } = props;
  const nightWords = useWordsOf("night");
  const [hash, go] = useHash();
  const drawing = useDrawing(props, go);
  const { tables } = drawing.draft;
  if (hash !== "tables" || !tables) return <WhoStep club={view.club} games={season.counting.games} drawing={drawing} />;
  const running = drawing.running.map((table) => (night ? calledIn(night, table, nightWords) : ""));
  return <DrawnTables club={view.club} tables={tables} running={running} drawing={drawing} onBack={() => go("encore")} />;
}
