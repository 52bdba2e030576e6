# Every finding starts with this: a temporary folder, which is removed at the end, with pinned packages and lib.mjs.
set -euo pipefail

CHROME_PATH=${CHROME_PATH:-$(command -v chromium || command -v google-chrome || true)}
export CHROME_PATH
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cp "$here/lib.mjs" .
echo '{ "private": true, "type": "module" }' > package.json

# install NAME@VERSION ...
install() {
  echo "$(basename "$0" .sh): Node.js $(node --version), $*"
  npm install --silent --no-audit --no-fund --ignore-scripts --save-exact "$@"
}

# run: the module on stdin, beside the packages.
run() {
  cat > finding.mjs
  node finding.mjs
}
