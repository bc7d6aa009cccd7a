/** Style of the API page, in a style element: the policy allows that, and nothing is loaded for it. */
export const docsPageStyle = `
:root { color-scheme: light dark; --ink: #22201c; --soft: #5c574e; --line: #d9d3c7; --paper: #fffdf8; --panel: #f5f0e6; --link: #0f5257; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f0ebe0; --soft: #b8b0a2; --line: #4a443a; --paper: #1c1a16; --panel: #282520; --link: #7cc7cc; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
main { max-width: 72rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { margin: 2.5rem 0 .75rem; padding-top: .75rem; border-top: 2px solid var(--line); }
h3 { margin: 0; font-size: 1rem; overflow-wrap: anywhere; }
h4 { margin: 1rem 0 .25rem; font-size: .9rem; color: var(--soft); }
a { color: var(--link); }
a:focus-visible, summary:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
code { font: .9em/1.5 ui-monospace, Consolas, monospace; overflow-wrap: anywhere; }
article { margin: 1rem 0; padding: 1rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--panel); }
article p { margin: .5rem 0 0; }
summary { cursor: pointer; }
details { margin-top: .5rem; }
ul { margin: .25rem 0; padding-left: 1.25rem; }
nav ul { columns: 22rem; }
table { width: 100%; border-collapse: collapse; }
.scroll { overflow-x: auto; }
th, td { padding: .3rem .6rem .3rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
.soft { color: var(--soft); }
.tag { display: inline-block; padding: 0 .5rem; border: 1px solid var(--soft); border-radius: 1rem; font-size: .8rem; }
`;
