/* Before the first paint: the theme chosen, and the words of the language wished for, asked for at once. A classic script, for <head>. */
(() => {
  let chosen = null;
  try {
    const theme = localStorage.getItem("tablier.theme");
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
    chosen = localStorage.getItem("tablier.lang");
  } catch {
    /* Nothing may be stored here: the page follows the system. */
  }
  const wishes = [chosen, ...(navigator.languages || [navigator.language])].filter((it) => /^[A-Za-z0-9-]{2,35}$/.test(it || ""));
  globalThis.earlyWords = fetch(`/words/${wishes.slice(0, 8).join(",") || "en"}.json`).then((it) => (it.ok ? it.json() : Promise.reject(it.status)));
  globalThis.earlyWords.catch(() => null);
})();
