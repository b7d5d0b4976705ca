/* global TextDecoder */
/** What streamx uses of the package `text-decoder`, by the platform's own. */
module.exports = class StreamDecoder {
  constructor(encoding = 'utf8') {
    this.decoder = new TextDecoder(encoding);
  }

  push(data) {
    return typeof data === 'string' ? data : this.decoder.decode(data, {stream: true});
  }

  end(data) {
    return (data ? this.push(data) : '') + this.decoder.decode();
  }
};
