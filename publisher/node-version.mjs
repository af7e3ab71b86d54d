// Stands before everything else, in words that every Node with modules reads: what is newer fails with a stack otherwise.
const needed = [20, 19];
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < needed[0] || (major === needed[0] && minor < needed[1])) {
  console.error(
    `refused: Node ${process.versions.node}: this takes Node ${needed.join('.')} or newer. Install one from https://nodejs.org, or with your version manager: nvm install 22`,
  );
  process.exit(1);
}
