/**
 * A notification when it is one's turn while one looks elsewhere; off until chosen in the menu, which is when the browser asks.
 *
 * It comes from the open page, by the socket of the table, and is shown through the service worker, so that a click on it finds the window
 * again. Nothing is pushed to a page that is closed: that would need a service of the browser's maker between the salon and its guests.
 */

import { prefs } from "./prefs.js";

/** Whether this browser can. */
export const canNotify = () => "Notification" in globalThis && Boolean(navigator.serviceWorker);

export const notifyOn = () => canNotify() && prefs.get("notify") === "on" && Notification.permission === "granted";

/** Choose; switching on asks whoever looks. @param {boolean} on @returns {Promise<boolean>} whether it is on now */
export async function chooseNotify(on) {
  const allowed = on && (await Notification.requestPermission()) === "granted";
  prefs.set("notify", allowed ? "on" : null);
  return allowed;
}

/** What the page has shown by itself. @type {Notification|null} */
let shown = null;

/** Say it, if that is wished for and nobody looks. @param {string} title @param {string} body */
export async function notify(title, body) {
  if (!document.hidden || !notifyOn()) return;
  const address = location.pathname;
  const how = { body, tag: address, icon: "/static/icons/tablier-192.png" };
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.active) await registration.showNotification(title, { ...how, data: { address } }).catch(() => null);
  else shown = byItself(title, how);
}

/** Where there is no worker, or not yet, the page shows it and is its own way back. @param {string} title @param {NotificationOptions} how */
function byItself(title, how) {
  try {
    const made = new Notification(title, how);
    made.onclick = () => {
      window.focus();
      made.close();
    };
    return made;
  } catch {
    return null; // some phones leave it to the worker
  }
}

// Whoever is back needs no notification any more.
document.addEventListener?.("visibilitychange", async () => {
  if (document.hidden || !notifyOn()) return;
  shown?.close();
  const registration = await navigator.serviceWorker.getRegistration();
  for (const it of (await registration?.getNotifications({ tag: location.pathname })) ?? []) it.close();
});
