/* Before the first paint: the theme chosen, and the words of the language wished for, asked for at once. A classic script, for <head>. */
(() => {
  const page = document.documentElement;
  let chosen = null;
  try {
    const theme = localStorage.getItem("tablier.theme");
    if (theme === "light" || theme === "dark") page.dataset.theme = theme;
    const board = localStorage.getItem("tablier.board");
    if (board) page.dataset.board = board;
    chosen = localStorage.getItem("tablier.lang");
    const ratio = localStorage.getItem(`tablier.ratio-${matchMedia("(max-width: 699px)").matches ? "tall" : "wide"}`);
    if (ratio && location.pathname.startsWith("/table/")) page.style.setProperty("--ratio", ratio); // a place is kept for such a board as was seen last
    if (localStorage.getItem("tablier.going")) page.dataset.going = ""; // a place is kept for the game that waits
  } catch {
    /* Nothing may be stored here: the page follows the system. */
  }
  const wishes = [chosen, ...(navigator.languages || [navigator.language])].filter((it) => /^[A-Za-z0-9-]{2,35}$/.test(it || ""));
  // The page comes in a language the browser wishes for. In another, nothing is read before its words are there.
  const wished = chosen || page.lang;
  if (wished !== page.lang) page.dataset.speechless = "";
  const known = (page.dataset.words || "").split(" ").find((it) => it.startsWith(`${wished}.`));
  // A button that is pressed before the script of the page has come is pressed again by it.
  addEventListener("click", (event) => (globalThis.earlyPress = event.target instanceof Element ? event.target.closest(".btn") : null), { capture: true });
  // A table is called while its script is still on the way.
  const table = /^\/table\/([\w-]+)$/.exec(location.pathname)?.[1];
  if (table) globalThis.earlySocket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${table}/socket`);
  globalThis.earlyWords = fetch(`/words/${known || wishes.slice(0, 8).join(",") || "en"}.json`).then((it) => (it.ok ? it.json() : Promise.reject(it.status)));
  globalThis.earlyWords.catch(() => null);
})();
