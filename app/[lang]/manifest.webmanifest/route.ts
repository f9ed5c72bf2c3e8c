/** What an installed app is called, opens at, and offers at a long press: in the language in which it was installed. */
import { LANGS } from "#lib/rules/words/languages";
import { type InLanguage, langOf, servedIn } from "../title";

export const dynamic = "force-static";
export const dynamicParams = false;
export const generateStaticParams = () => LANGS.map((lang) => ({ lang }));

const icon = (src: string, sizes: string, type: string, purpose = "any") => ({ src, sizes, type, purpose });
const ICONS = [
  icon("/icon.svg", "any", "image/svg+xml"),
  icon("/icon-192.png", "192x192", "image/png"),
  icon("/icon-512.png", "512x512", "image/png"),
  icon("/icon-maskable.png", "512x512", "image/png", "maskable"),
];

const SCREENSHOTS = [
  ["sheet", "780x1688", "narrow"],
  ["deal", "780x1688", "narrow"],
  ["season", "2560x1600", "wide"],
] as const;
const FILES = ["application/json", ".json", "text/csv", ".csv", ".tsv", ".xlsx", ".ods"];

export async function GET(_: Request, props: InLanguage): Promise<Response> {
  const [lang, { name, description, titles, picture, pictures }] = await Promise.all([langOf(props), servedIn(props)]);
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
    screenshots: SCREENSHOTS.map(([file, sizes, form_factor]) => ({
      src: `/pictures/${picture(file)}`,
      type: `image/${picture(file).split(".").at(-1)}`,
      sizes,
      form_factor,
      label: pictures[file],
    })),
    // Handled by the service worker (`public/worker.js`): neither a link's token nor a file goes to the server.
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
