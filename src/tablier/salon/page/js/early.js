/* Before the first paint: the theme and the language chosen, so that nothing flashes. A classic script, for <head>. */
(() => {
  try {
    const theme = localStorage.getItem("tablier.theme");
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
    const asked = [localStorage.getItem("tablier.lang"), ...(navigator.languages || [])];
    const lang = asked.map((it) => String(it || "").slice(0, 2)).find((it) => it === "en" || it === "fr");
    if (lang) document.documentElement.lang = lang;
  } catch {
    /* Nothing may be stored here: the page follows the system. */
  }
})();
