"""`api/openapi.json`: the API as OpenAPI tells it, made of the endpoints and of the shapes they read and answer."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from archipel import __version__
from archipel.server import shapes
from archipel.server.answering import Answer, Asked, Endpoint
from archipel.server.refusals import Malformed, NotNow, NotThere, NotYours, TooLarge, TooMuch
from archipel.words import LANGUAGES

PATH = "/api/openapi.json"
_REFS = "#/components/schemas/{name}"
_UNAVAILABLE = 503
_TABLE_ID = "^[a-z2-9]{14}$"
_REFUSALS = {
    kind.status: (kind.__doc__ or "").partition(".")[0].partition(";")[0]
    for kind in (Malformed, NotYours, NotThere, NotNow, TooLarge, TooMuch)
} | {_UNAVAILABLE: "The storage fails for now: nothing was done"}
_KINDS: dict[Any, dict[str, Any]] = {
    str: {"type": "string"},
    int: {"type": "integer", "minimum": 0, "maximum": 999_999},
}


def openapi_endpoint(endpoints: Sequence[Endpoint], prefix: str) -> Endpoint:
    """The endpoint that tells of the others, and of itself."""

    async def openapi(_asked: Asked[None]) -> Answer:
        """This document."""
        return 200, document

    own = Endpoint("GET", PATH, openapi, {200: dict[str, Any]})
    document = openapi_document([*endpoints, own], prefix)
    return own


def openapi_document(endpoints: Sequence[Endpoint], prefix: str) -> dict[str, Any]:
    """What OpenAPI says of endpoints."""
    kinds: list[Any] = [shapes.Refusal]
    for endpoint in endpoints:
        kinds += [kind for kind in (endpoint.body, *endpoint.tells.values()) if kind is not None]
    unique = list(dict.fromkeys(kinds))
    schemas, components = msgspec.json.schema_components(unique, ref_template=_REFS)
    known = dict(zip(unique, schemas, strict=True))
    paths: dict[str, Any] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, known)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Archipel", "version": __version__, "license": {"name": "MIT", "identifier": "MIT"}},
        "servers": [{"url": prefix or "/"}],
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer", "description": "22 characters, A-Z a-z 0-9 - _"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "archipel"},
            },
        },
        "security": [{}, {"token": []}, {"cookie": []}],
    }


def _operation(endpoint: Endpoint, known: dict[Any, Any]) -> dict[str, Any]:
    refusal = {"application/json": {"schema": known[shapes.Refusal]}}
    answers = {
        str(status): {"description": "Done", "content": {endpoint.media: {"schema": known[kind]}}}
        for status, kind in endpoint.tells.items()
    }
    refusals = {str(status): {"description": why, "content": refusal} for status, why in _REFUSALS.items()}
    told: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": (endpoint.answer.__doc__ or "").strip(),
        "parameters": _parameters(endpoint),
        "responses": {**answers, **refusals},
    }
    if endpoint.body is not None:
        told["requestBody"] = {"required": True, "content": {"application/json": {"schema": known[endpoint.body]}}}
    return told


def _parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    inside = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string", "pattern": _TABLE_ID}}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]
    query: list[dict[str, Any]] = [
        {"name": name, "in": "query", "schema": _KINDS[kind]} for name, kind in endpoint.query.items()
    ]
    language = {"name": "lang", "in": "query", "schema": {"type": "string", "enum": list(LANGUAGES)}}
    return [*inside, *query, language]
