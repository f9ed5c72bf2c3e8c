import "./globals.css";
import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { Offline } from "#components/parts/offline/offline";
import { PageWords } from "#components/parts/words/page-words";
import { LANGS } from "#lib/rules/words/languages";
import { type InLanguage, langOf, servedIn } from "./title";
import { tooOld } from "./too-old";

export const dynamicParams = false;
export const generateStaticParams = () => LANGS.map((lang) => ({ lang }));

export const viewport: Viewport = {
  viewportFit: "cover",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#f6f0e4" },
    { media: "(prefers-color-scheme: dark)", color: "#1c2226" },
  ],
};

export async function generateMetadata(props: InLanguage): Promise<Metadata> {
  const [lang, { name, description }] = await Promise.all([langOf(props), servedIn(props)]);
  return {
    manifest: `/${lang}/manifest.webmanifest`,
    title: { default: name, template: `%s · ${name}` },
    description,
    appleWebApp: { capable: true, title: name, statusBarStyle: "default" },
  };
}

export default async function Layout({ children, ...props }: InLanguage & { children: ReactNode }) {
  const lang = await langOf(props);
  return (
    <html lang={lang} suppressHydrationWarning>
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, sealed by the page's policy */}
        <script dangerouslySetInnerHTML={{ __html: tooOld(lang) }} />
        <PageWords lang={lang}>{children}</PageWords>
        <Offline />
      </body>
    </html>
  );
}
