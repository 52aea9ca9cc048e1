/** @typedef {{name: string, words: string[], text: string}} Instruction */

/**
 * The instructions of a Dockerfile in their order, without comments, long ones in one line.
 * @param {string} source
 * @returns {Instruction[]}
 */
export function readDockerfile(source) {
  return source
    .replace(/\\\n/g, " ")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [name = "", ...words] = line.split(/\s+/);
      return { name, words, text: line.slice(name.length).trim() };
    });
}
