/** The look of the sandbox's own pages: a letter, not a dashboard. */
export const CONSOLE_STYLE = `
@font-face { font-family: 'Public Sans'; src: url('/oidc/fonts/public-sans.woff2') format('woff2'); font-weight: 100 900; font-display: swap }
:root { --paper: #fbfaf6; --card: #fff; --ink: #14262b; --muted: #4c5b5e; --primary: #0b5a4a; --line: #ddd9cf; --control: #8a9591; --focus: #1d4ed8 }
@media (prefers-color-scheme: dark) {
  :root { --paper: #0e1a1c; --card: #16262a; --ink: #e8efec; --muted: #a9b7b4; --primary: #7fd1b9; --line: #2c3d41; --control: #7d8d8a; --focus: #8ab4ff }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 'Public Sans', system-ui, sans-serif; font-variant-numeric: tabular-nums }
main { max-width: 1120px; margin: 0 auto; padding: 40px 24px 96px }
h1 { font-size: 40px; line-height: 1.15; margin: 0 0 8px; font-weight: 650; letter-spacing: -0.01em }
h2 { font-size: 22px; margin: 56px 0 12px; font-weight: 650 }
p { max-width: 70ch; margin: 0 0 16px } .lead { font-size: 18px; color: var(--muted) } small, .quiet { color: var(--muted); font-size: 14px }
a { color: var(--primary); text-underline-offset: 3px } a:focus-visible, button:focus-visible, input:focus-visible, select:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px }
code { font: 14px/1.5 ui-monospace, 'SF Mono', Menlo, Consolas, monospace; overflow-wrap: anywhere }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 24px }
.scroll { overflow-x: auto } table { border-collapse: collapse; width: 100% } th { text-align: left; font-size: 14px; color: var(--muted); font-weight: 500 }
th, td { padding: 12px 16px 12px 0; border-bottom: 1px solid var(--line); vertical-align: top } tr:last-child td { border-bottom: 0 } td:first-child { font-weight: 600 } td:first-child, td code { white-space: nowrap }
form { display: flex; flex-wrap: wrap; gap: 16px; align-items: end } label { display: grid; gap: 4px; font-size: 14px; color: var(--muted) }
input, select, button { font: inherit; min-height: 48px; border-radius: 8px; border: 1px solid var(--control); background: var(--card); color: var(--ink); padding: 0 12px }
button { background: var(--primary); color: var(--card); border-color: var(--primary); font-weight: 600; padding: 0 20px; cursor: pointer } button.plain { background: none; color: var(--primary); border-color: transparent }
ul.links { list-style: none; padding: 0; margin: 0; display: grid; gap: 8px } iframe { width: 100%; min-height: 960px; border: 1px solid var(--line); border-radius: 14px; background: #fff }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 0 }
@media (max-width: 767px) { h1 { font-size: 28px } main { padding: 24px 16px 64px } td:last-child { min-width: 16rem } }
`;
