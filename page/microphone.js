/** Runs beside the page and hands on what the microphone hears, some milliseconds at a time (Web Audio, AudioWorklet). */
const SAMPLES = 1024;

class Microphone extends AudioWorkletProcessor {
  #part = new Float32Array(SAMPLES);
  #filled = 0;

  process([[heard]]) {
    for (const sample of heard ?? []) {
      this.#part[this.#filled++] = sample;
      if (this.#filled < SAMPLES) continue;
      this.port.postMessage(this.#part);
      this.#part = new Float32Array(SAMPLES);
      this.#filled = 0;
    }
    return true;
  }
}

registerProcessor('microphone', Microphone);
