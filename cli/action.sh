#!/usr/bin/env bash
# What action.yml runs in the checkout of a repository: updates the stack and the README, and commits what changed.
set -euo pipefail

program="$(cd "$(dirname "$0")" && pwd)/dist/stackbook.cjs"
readme="${STACKBOOK_README-README.md}"
commit="${STACKBOOK_COMMIT:-true}"
cd "${STACKBOOK_FOLDER:-.}"

if [ -n "${STACKBOOK_KEY:-}" ]; then
  # A new stack whose code is not kept would be made again by every run.
  if [ ! -f .stackbook.json ]; then
    if [ "$commit" != true ]; then
      echo 'Nothing was sent: with a key and "commit: false", .stackbook.json has to be in the repository.' \
        'Run "stackbook push" in a checkout once and commit that file.' >&2
      exit 1
    fi
    if ! git push --quiet --dry-run; then
      echo 'Nothing was sent: this workflow may not push to the branch, so the code of the stack would be lost.' \
        'Give the job "permissions: contents: write".' >&2
      exit 1
    fi
  fi
  # The log of a public repository is public: it gets the result alone, and the names are in the stack.
  node "$program" push --yes | tail -n 1
fi
if [ -n "$readme" ]; then
  node "$program" readme --file "$readme"
fi

if [ "$commit" != true ]; then exit 0; fi
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
export GIT_AUTHOR_NAME='github-actions[bot]' GIT_AUTHOR_EMAIL='41898282+github-actions[bot]@users.noreply.github.com'
export GIT_COMMITTER_NAME="$GIT_AUTHOR_NAME" GIT_COMMITTER_EMAIL="$GIT_AUTHOR_EMAIL"
git commit --quiet --message "${STACKBOOK_MESSAGE:-Update the tech stack}" -- "${files[@]}"
# The branch may have moved since it was checked out.
if ! git push --quiet && ! { git pull --quiet --rebase --autostash && git push --quiet; }; then
  echo 'The commit could not be pushed.' >&2
  if [ -f .stackbook.json ]; then
    echo 'Commit this as .stackbook.json, so that the next run updates the same stack:' >&2
    cat .stackbook.json >&2
  fi
  exit 1
fi
echo 'Committed and pushed.'
