// This site has no service worker. This one only replaces what an older site left under this name, which would go on
// answering with its own pages: it takes itself away and has open pages load what is there now.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      await registration.unregister();
      for (const client of await clients.matchAll({type: 'window'})) await client.navigate(client.url);
    })(),
  ),
);
