/** Style sheet of the provider's pages, with the portal's colors, fonts and shapes. */
import { OIDC_PROVIDER_PATH } from '../session/accessTokens.ts';

/** Path of the pages' font, relative to the issuer. */
export const FONT_PATH = '/fonts/public-sans.woff2';

export const LENDER_STYLE = `
@font-face { font-family: 'Public Sans'; src: url('${OIDC_PROVIDER_PATH}${FONT_PATH}') format('woff2'); font-weight: 100 900; font-display: swap; }
@font-face { font-family: 'Public Sans Fallback'; src: local('Arial'), local('Liberation Sans'), local('Helvetica'); size-adjust: 102.6%; ascent-override: 92.6%; descent-override: 21.9%; line-gap-override: 0%; }
:root { --paper: #fbfaf6; --card: #ffffff; --sand: #e9dfc8; --brand: #0a3d34; --brand-soft: #7fb8a6; --ink: #14262b; --muted: #4c5b5e; --primary: #0b5a4a; --primary-strong: #084638; --primary-soft: #e8f1ed; --error: #9b2c23; --error-soft: #fbedeb; --line: #ddd9cf; --control: #7f8b87; --focus: #1d4ed8; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 400 1rem/1.5 'Public Sans', 'Public Sans Fallback', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', sans-serif; -webkit-font-smoothing: antialiased; overflow-wrap: break-word; }
.split { display: grid; grid-template: auto 1fr / minmax(0, 1fr); min-height: 100vh; }
.side { position: relative; overflow: hidden; padding: 20px 16px 88px; background: var(--brand); color: #ffffff; }
.brand { display: inline-flex; align-items: center; gap: 10px; min-height: 48px; font-size: 1.375rem; font-weight: 750; line-height: 1.2; letter-spacing: 0.02em; overflow-wrap: anywhere; }
.brand svg { flex: none; }
.side p { display: none; max-width: 16em; margin: 40px 0 0; font-size: 1.75rem; font-weight: 650; line-height: 1.25; letter-spacing: -0.01em; text-wrap: balance; }
.street { position: absolute; bottom: 0; left: -96px; width: 480px; height: 80px; overflow: visible; }
.side::after { position: absolute; right: 0; bottom: 0; left: 0; height: 2px; background: var(--brand-soft); content: ''; }
.soft { fill: var(--brand-soft); }
.sand { fill: var(--sand); }
.far { fill: color-mix(in srgb, var(--brand-soft) 9%, var(--brand)); filter: saturate(1.25); }
.near { fill: color-mix(in srgb, var(--brand-soft) 17%, var(--brand)); filter: saturate(1.25); }
.lit { fill: color-mix(in srgb, var(--brand-soft) 30%, var(--brand)); filter: saturate(1.25); }
.dark { fill: var(--brand); }
.roof { fill: none; stroke: var(--brand-soft); stroke-width: 6; stroke-linecap: round; stroke-linejoin: round; }
.bars { fill: none; stroke: color-mix(in srgb, var(--brand-soft) 30%, var(--brand)); stroke-width: 2; }
main { width: 100%; max-width: 448px; margin: 0 auto; padding: 32px 16px 40px; }
h1 { margin: 0; font-size: 1.75rem; font-weight: 650; line-height: 1.25; letter-spacing: -0.01em; text-wrap: balance; }
h2 { margin: 0 0 4px; font-size: 1rem; font-weight: 650; }
p { margin: 16px 0 0; text-wrap: pretty; }
.muted { color: var(--muted); }
form { margin: 24px 0 0; }
label { display: block; margin: 0 0 6px; font-weight: 600; }
.field { margin: 0 0 24px; }
.hint { display: block; margin: -2px 0 8px; color: var(--muted); font-size: 0.875rem; }
input { display: block; width: 100%; min-width: 0; min-height: 48px; padding: 8px 14px; border: 1px solid var(--control); border-radius: 10px; background: var(--card); color: inherit; font: inherit; }
input[type='hidden'] { display: none; }
input[aria-invalid='true'] { border: 2px solid var(--error); }
.secret { position: relative; }
.secret input { padding-right: 7.5rem; }
.secret button { position: absolute; inset: 1px 1px 1px auto; min-height: 0; padding: 0 14px; border: 0; background: none; color: var(--primary); }
button, .button { display: inline-flex; align-items: center; justify-content: center; min-height: 48px; padding: 8px 24px; border: 1px solid transparent; border-radius: 10px; font: inherit; font-weight: 600; line-height: 1.25; text-align: center; text-decoration: none; cursor: pointer; }
.primary { width: 100%; margin-top: 8px; background: var(--primary); color: #ffffff; }
.primary:hover { background: var(--primary-strong); color: #ffffff; }
.plain { border-color: var(--control); background: var(--card); color: var(--primary); }
.plain:hover { border-color: var(--primary); background: var(--primary-soft); }
.primary + .plain { width: 100%; margin-top: 12px; }
[hidden], .secret [hidden] { display: none; }
a { color: var(--primary); text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
a:hover { color: var(--primary-strong); text-decoration-thickness: 2px; }
p > a:only-child:not(.button) { display: inline-block; min-height: 24px; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
[tabindex='-1']:focus { outline: none; }
.summary { display: grid; grid-template-columns: 24px minmax(0, 1fr); gap: 0 12px; margin: 24px 0 0; padding: 16px; border: 1px solid var(--error); border-radius: 10px; background: var(--error-soft); }
.summary svg { fill: none; stroke: var(--error); stroke-width: 2; stroke-linejoin: round; }
.summary p { grid-column: 2; margin: 0; }
.summary a { display: inline-block; min-height: 24px; color: var(--error); font-weight: 600; }
.error { display: block; margin: 8px 0 0; color: var(--error); font-weight: 600; }
.ways { margin-top: 24px; }
.ways p { margin: 8px 0 0; }
.languages { display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 24px 0 0; font-size: 0.875rem; }
.languages a, .languages span { display: inline-block; min-height: 24px; }
.languages span { font-weight: 600; }
.fine { margin: 24px 0 0; padding: 16px 0 0; border-top: 1px solid var(--line); color: var(--muted); font-size: 0.875rem; }
.fine p { margin: 0; }
.fine a { display: inline-block; padding: 2px 0; color: inherit; white-space: nowrap; }
.law { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 12px; align-items: start; margin: 12px 0 0; }
.law svg { fill: none; stroke: currentColor; stroke-width: 3; stroke-linejoin: round; }
@media (min-width: 768px) { .side { padding-inline: 24px; } }
@media (min-width: 1023px) {
  .split { grid-template: 1fr / minmax(0, 5fr) minmax(0, 7fr); }
  .side { position: sticky; top: 0; align-self: start; min-height: 100vh; padding: 40px 48px 288px; }
  .side p { display: block; }
  .street { left: -400px; width: 1440px; height: 240px; }
  main { align-self: center; padding-block: 48px; }
}
/* The window that some portals sign in with is 500 px high. */
@media (max-width: 1022px) and (max-height: 560px) { .side { padding-block: 4px; } .street { display: none; } }
@media (prefers-reduced-motion: no-preference) { button, .button { transition: background-color 160ms ease-out; } }
@media (forced-colors: active) { .side { border-bottom: 1px solid; } .street { display: none; } .primary { border-color: ButtonText; } .summary { border-width: 2px; } }
@media print { .side { padding: 16px; background: none; color: inherit; } .side p, .street { display: none; } .brand svg { filter: grayscale(1) brightness(0); } }
`;
