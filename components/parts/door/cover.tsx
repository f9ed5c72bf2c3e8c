import { QuietLink } from "#components/parts/ledger/buttons";

interface Props {
  text: string;
  back?: { href: string; label: string };
}

/** A sentence in place of a page: while what it needs comes, or where it never will; then with the way back. */
export const Cover = ({ text, back }: Props) => (
  <main className={`edge min-h-dvh ${back ? "pt-[env(safe-area-inset-top)]" : "pt-11"}`}>
    {back && <QuietLink href={back.href}>{back.label}</QuietLink>}
    <h1 className="max-w-[720px] text-title text-ink2">{text}</h1>
  </main>
);
