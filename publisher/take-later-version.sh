#!/bin/sh
# For copies of the project from before the sample moved to sample/: merges a later version and keeps your catalogue.
# git would take your catalogue for a change of the sample. Later pulls need nothing like this.
#   git fetch origin && git show origin/main:publisher/take-later-version.sh | sh -s origin/main
set -eu
from=${1:-origin/main}
[ -z "$(git status --porcelain)" ] || {
  echo 'Commit your changes first: git status names them.' >&2
  exit 1
}
before=$(git rev-parse HEAD)
git merge --no-commit --no-ff -X no-renames "$from" >/dev/null 2>&1 || true
# What lies in public/ is yours, but for the schema of the catalogue.
git rm -r -q --cached --ignore-unmatch public/download
git checkout "$before" -- public
git checkout "$from" -- public/download/releases.schema.json sample
left=$(git diff --name-only --diff-filter=U)
[ -z "$left" ] || {
  printf 'You have changed these too; solve them, then: git add and git commit\n%s\n' "$left" >&2
  exit 1
}
git commit -q -m "Merge $from, and keep our catalogue"
echo 'Merged; public/ is as it was.'
