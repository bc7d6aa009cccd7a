// Sets the colour scheme before the first paint; the security policy allows no inline script.
// The key and the values are those of Mantine, which takes over once the application runs.
(function () {
  var stored = null;
  try {
    stored = window.localStorage.getItem('mantine-color-scheme-value');
  } catch (error) {
    // Storage can be switched off; the system's preference decides then.
    stored = null;
  }
  var dark =
    stored === 'dark' ||
    (stored !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
