/** What an installed app is called, opens at, and offers at a long press: in the language in which it was installed. */
import { en } from "#messages/en/shared";
import { fr } from "#messages/fr/shared";
import { titlesEn, titlesFr } from "#messages/titles";
import { type InLanguage, langOf } from "../title";

export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = () => [{ lang: "fr" }, { lang: "en" }];

const icon = (src: string, sizes: string, type: string, purpose = "any") => ({ src, sizes, type, purpose });
const ICONS = [
  icon("/icon.svg", "any", "image/svg+xml"),
  icon("/icon-192.png", "192x192", "image/png"),
  icon("/icon-512.png", "512x512", "image/png"),
  icon("/icon-maskable.png", "512x512", "image/png", "maskable"),
];

/** `npm run pictures` makes them: the French ones are the README's too. */
const SCREENSHOTS = [
  ["sheet", "780x1688", "narrow", { fr: "Une feuille et la courbe de la soirée", en: "A sheet, with the curve of the evening" }],
  ["deal", "780x1688", "narrow", { fr: "Une donne se note, de nuit", en: "Noting a deal, at night" }],
  ["season", "2560x1600", "wide", { fr: "La saison d’un cercle", en: "A club’s season" }],
] as const;
const FILES = ["application/json", ".json", "text/csv", ".csv", ".tsv", ".xlsx", ".ods"];

export async function GET(_: Request, props: InLanguage): Promise<Response> {
  const lang = await langOf(props);
  const { name, description } = { fr, en }[lang];
  const titles = { fr: titlesFr, en: titlesEn }[lang];
  const shortcut = (page: "new" | "join" | "referee") => ({ name: titles[page], url: `/${lang}/${page}` });
  const manifest = {
    id: "/",
    name,
    short_name: name,
    description,
    lang,
    start_url: `/?lang=${lang}`,
    scope: "/",
    display: "standalone",
    background_color: "#f6f0e4",
    theme_color: "#f6f0e4",
    icons: ICONS,
    screenshots: SCREENSHOTS.map(([file, sizes, form_factor, label]) => ({
      ...(lang === "fr"
        ? { src: `/pictures/${file}.png`, type: "image/png" }
        : { src: `/pictures/${file}-en.webp`, type: "image/webp" }),
      sizes,
      form_factor,
      label: label[lang],
    })),
    // The worker takes it (`public/worker.js`): neither a link's token nor a file goes to the server.
    share_target: {
      action: `/${lang}/shared`,
      method: "POST",
      enctype: "multipart/form-data",
      params: { title: "title", text: "text", url: "url", files: [{ name: "file", accept: FILES }] },
    },
    shortcuts: [shortcut("new"), shortcut("join"), shortcut("referee")],
  };
  return new Response(JSON.stringify(manifest), { headers: { "Content-Type": "application/manifest+json" } });
}
