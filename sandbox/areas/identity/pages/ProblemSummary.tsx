/** What is wrong with a form, above it, with a link to the field; it takes the focus. */
export const ProblemSummary = ({ title, text, field }: { title: string; text: string; field?: string | undefined }) => (
  <div className="summary" role="alert" tabIndex={-1} autoFocus>
    <h2>{title}</h2>
    <p>{field === undefined ? text : <a href={`#${field}`}>{text}</a>}</p>
  </div>
);
