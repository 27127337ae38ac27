import { useId, type ReactNode } from 'react';

interface Props {
  title?: ReactNode;
  children: ReactNode;
}

/** A card: a 1-px line, no shadow. With a title it is a named section. */
export function ScreenCard({ title, children }: Props) {
  const titleId = useId();
  if (title === undefined) return <div className="card">{children}</div>;
  return (
    <section className="card" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  );
}
