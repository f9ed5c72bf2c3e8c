import { About, Double, PICTURE_EDGE, Picture, PictureLine, SIZE, WIDTH } from "#components/parts/print/picture";
import { useWordsAnd } from "#components/parts/words/words";
import { itemAt } from "#lib/rules/item-at";
import { commas } from "#lib/rules/lists";
import type { SeasonView } from "#lib/season/views";
import { IN_COLUMN, pictureColumns } from "#lib/shown/plot/picture-columns";
import { sizeIn } from "#lib/shown/plot/width";
import { counted, decimalsIn, fullDay } from "#lib/shown/season/say-number";

const TOP = 300;
const BOX = { left: PICTURE_EDGE, top: TOP, width: WIDTH, height: SIZE.height - TOP - 110 };

/** The standings in one drawing, for a message: who leads, by how much, as of when. */
export function StandingsPicture({ view }: { view: SeasonView }) {
  const { lang, t } = useWordsAnd("annals");
  const { club, season, standings, played } = view;
  const said = standings.slice(0, 3 * IN_COLUMN);
  const { width, size, placeOf } = pictureColumns(said.length, BOX);
  const decimals = decimalsIn(standings);
  const values = said.map(({ value }) => counted(value, season.counting.by, lang, decimals));
  const figure = Math.max(...values.map(({ length }) => length), 1) * size * 0.5;
  const names = said.map(({ player }) => player.name);
  const nameSize = Math.min(size, sizeIn(width - figure - size * 1.6, names, size));
  const about = commas(season.name, played.last && t.asOf(fullDay(played.last, lang)), t.alike.many.evenings(played.evenings));
  const alt = said.slice(0, 3).map(({ player }, i) => `${player.name} ${values[i]}`);
  return (
    <Picture alt={t.pictureAlt(club.name, alt)} title={club.name}>
      <About y={200} size={sizeIn(WIDTH, [about], 32)}>
        {about}
      </About>
      <Double y={TOP - 60} />
      {said.map(({ player, rank, value }, i) => (
        <PictureLine
          key={player.id}
          {...placeOf(i)}
          width={width}
          sizes={[size * 0.7, nameSize, size]}
          indent={size * 1.5}
          rank={rank ?? "–"}
          name={player.name}
          figure={itemAt(values, i)}
          isNegative={value < 0}
        />
      ))}
    </Picture>
  );
}
