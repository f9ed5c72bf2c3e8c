/** A quiet link within a season's pages. */
export const PageLink = ({ href, label, className = "" }: { href: string; label: string; className?: string }) => (
  <a className={`inline-flex min-h-11 items-center font-sans text-quiet font-medium ${className}`} href={href}>
    {label}
  </a>
);
