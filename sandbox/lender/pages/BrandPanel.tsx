/**
 * The green side panel of the provider's pages, or on a phone the band at the top: logo, name, and the drawing of houses from the
 * portal's landing page.
 */
export const BrandPanel = ({ brand, tagline }: { brand: string; tagline: string }) => (
  <header className="side">
    <span className="brand">
      <svg width="36" height="28" viewBox="2.5 5 27 21" aria-hidden="true">
        <path className="soft" d="M2.5 26V13.5l9-8.5 6.35 6L11.5 17v9Z" />
        <path className="sand" d="M11.5 26V17l9-8.5 9 8.5v9h-6.3v-4.8a2.7 2.7 0 0 0-5.4 0V26Z" />
      </svg>
      {brand}
    </span>
    <p>{tagline}</p>
    <Street />
  </header>
);

const Street = () => (
  <svg className="street" viewBox="0 0 960 160" aria-hidden="true">
    <g id="houses">
      <path
        className="far"
        d="M0 160V108l45-34 45 34v52ZM150 160V96l42-36 42 36v64ZM262 160v-58l48-40 48 40v58ZM430 160V94l44-36 44 36v66ZM560 160v-56l50-42 50 42v56ZM700 160V94l42-34 42 34v66ZM820 160v-60l48-40 48 40v60Z"
      />
      <path
        className="near"
        d="M126 160v-40h4v40ZM110 108a18 26 0 1 1 36 0 18 26 0 1 1-36 0ZM536 160v-46h4v46ZM518 100a20 30 0 1 1 40 0 20 30 0 1 1-40 0ZM808 160v-40h4v40ZM792 106a18 26 0 1 1 36 0 18 26 0 1 1-36 0Z"
      />
      <path
        className="near"
        d="M40 160v-44l40-32 40 32v44ZM200 160v-46l45-36 45 36v46ZM470 160v-48l39-32 39 32v48ZM610 160v-44l46-38 46 38v44ZM756 160v-50l38-30 38 30v50ZM880 160v-46l40-32 40 32v46Z"
      />
      <path
        className="dark"
        d="M62 124h12v16H62ZM88 124h12v16H88ZM224 124h12v16h-12ZM252 124h12v16h-12ZM492 122h12v16h-12ZM514 122h12v16h-12ZM634 126h12v16h-12ZM662 126h12v16h-12ZM776 122h12v16h-12ZM800 122h12v16h-12ZM900 124h12v16h-12ZM926 124h12v16h-12Z"
      />
    </g>
    <use href="#houses" x="-960" />
    <use href="#houses" x="960" />
    <path className="lit" d="M384 100V66h14v34ZM316 160v-58l52-46 52 46v58Z" />
    <path className="roof" d="m310 106 58-52 58 52" />
    <path className="sand" d="M334 112h16v20h-16ZM386 112h16v20h-16ZM358 160v-26a10 10 0 0 1 20 0v26ZM361 80h14v14h-14Z" />
    <path className="bars" d="M342 112v20M334 122h16M394 112v20M386 122h16M368 80v14" />
  </svg>
);
