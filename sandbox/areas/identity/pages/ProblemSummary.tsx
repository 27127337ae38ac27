/** Error summary above a form, with a link to the field. It takes the focus when the page loads. */
export const ProblemSummary = ({ title, text, field }: { title: string; text: string; field?: string | undefined }) => (
  <div className="summary" role="alert" tabIndex={-1} autoFocus>
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 3 22 21H2ZM12 10v5M12 18h.01" />
    </svg>
    <h2>{title}</h2>
    <p>{field === undefined ? text : <a href={`#${field}`}>{text}</a>}</p>
  </div>
);
