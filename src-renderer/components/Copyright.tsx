/** The line at the foot of every page. */
export function Copyright() {
  return <>© {new Date().getFullYear()} Punakawan. Belajar bahasa Jawa sambil bermain.</>;
}
