import "./globals.css";
import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { Offline } from "#components/parts/offline/offline";
import { PageWords } from "#components/parts/words/page-words";
import { en } from "#messages/en/shared";
import { fr } from "#messages/fr/shared";
import { type InLanguage, langOf } from "./title";
import { tooOld } from "./too-old";

export const dynamicParams = false;
export const generateStaticParams = () => [{ lang: "fr" }, { lang: "en" }];

export const viewport: Viewport = {
  viewportFit: "cover",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#f6f0e4" },
    { media: "(prefers-color-scheme: dark)", color: "#1c2226" },
  ],
};

export async function generateMetadata(props: InLanguage): Promise<Metadata> {
  const m = { fr, en }[await langOf(props)];
  return {
    manifest: `/${m.lang}/manifest.webmanifest`,
    title: { default: m.name, template: `%s · ${m.name}` },
    description: m.description,
    appleWebApp: { capable: true, title: m.name, statusBarStyle: "default" },
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
