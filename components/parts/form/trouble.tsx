/** Why something was not done, beside what was tapped. */
export const Trouble = ({ text, className = "edge pt-2" }: { text: string | null | undefined; className?: string }) =>
  text ? (
    <p role="alert" className={`text-reason text-neg ${className}`}>
      {text}
    </p>
  ) : null;
