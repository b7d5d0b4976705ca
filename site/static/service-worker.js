// The other name under which older sites keep a service worker.
importScripts('/sw.js');
