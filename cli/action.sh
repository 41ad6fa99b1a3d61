#!/usr/bin/env bash
# What action.yml runs in the checkout of a repository: updates the stack and the README, and commits what changed.
set -euo pipefail

program="$(cd "$(dirname "$0")" && pwd)/dist/stackbook.cjs"
readme="${STACKBOOK_README-README.md}"
cd "${STACKBOOK_FOLDER:-.}"

if [ -n "${STACKBOOK_KEY:-}" ]; then
  # The log of a public repository is public: it gets the result alone, and the names are in the stack.
  node "$program" push --yes | tail -n 1
fi
if [ -n "$readme" ]; then
  node "$program" readme --file "$readme"
fi

if [ "${STACKBOOK_COMMIT:-true}" != true ]; then exit 0; fi
files=()
for file in .stackbook.json "$readme"; do
  if [ -n "$file" ] && [ -f "$file" ]; then files+=("$file"); fi
done
if [ "${#files[@]}" -eq 0 ]; then exit 0; fi
git add -- "${files[@]}"
if git diff --cached --quiet -- "${files[@]}"; then
  echo 'Nothing changed, so nothing is committed.'
  exit 0
fi
git -c user.name='github-actions[bot]' -c user.email='41898282+github-actions[bot]@users.noreply.github.com' \
  commit --quiet --message "${STACKBOOK_MESSAGE:-Update the tech stack}" -- "${files[@]}"
git push --quiet
echo 'Committed and pushed.'
